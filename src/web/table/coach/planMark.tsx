import './planMark.css';

/** The first move of a plan, on the button that makes it; the list of its moves tells the same. */
export function PlanMark({ at }: { readonly at: number }) {
  return (
    <span className="plan-mark" data-at={at} aria-hidden>
      1
    </span>
  );
}
