import { FeatureLayout } from '../../../../kernel/hints/features.ts';

/** The numbers of all features; the files beside this one take their blocks from it in the order of `index.ts`. */
export const layout = new FeatureLayout();
