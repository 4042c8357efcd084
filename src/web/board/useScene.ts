import { useState } from 'react';

/** The scene of what is shown, following from the last one whenever that was of something else. */
export function useScene<S>(shows: (scene: S) => boolean, next: (before: S | undefined) => S): S {
  const [scene, setScene] = useState(() => next(undefined));
  if (shows(scene)) return scene;
  const following = next(scene);
  setScene(following);
  return following;
}
