import { useEffect, useState } from 'react';
import { useWatched } from '../../ui/use-watched.ts';
import { createCameraWatch } from './camera-watch.ts';

/** The camera of the scanner, for as long as it is on screen. */
export function useCamera() {
  const [watch] = useState(createCameraWatch);
  const state = useWatched(watch)!;
  useEffect(() => watch.start(), [watch]);
  return { state, again: watch.again, choose: watch.choose };
}
