/** What browsers know of a camera beyond the types of TypeScript (W3C image capture, section 7). */
type Capabilities = MediaTrackCapabilities & { torch?: boolean; zoom?: { min: number; max: number; step?: number } };
type Settings = MediaTrackSettings & { torch?: boolean; zoom?: number };

export type Zoom = { min: number; max: number; step: number; now: number };
export type CameraAbilities = { hasTorch: boolean; zoom: Zoom | null };

/** Whether a camera has a light and can zoom. */
export function abilitiesOf(track: MediaStreamTrack): CameraAbilities {
  const { torch = false, zoom }: Capabilities = track.getCapabilities?.() ?? {};
  const settings: Settings = track.getSettings();
  const canZoom = zoom !== undefined && zoom.max > zoom.min;
  const step = zoom?.step || 0.1;
  return { hasTorch: torch, zoom: canZoom ? { ...zoom, step, now: settings.zoom ?? zoom.min } : null };
}

/** Turns the light on or off; false when the camera did not do it. */
export const setTorch = (track: MediaStreamTrack, torch: boolean) => apply(track, { torch });

/** Brings the code nearer; false when the camera did not do it. */
export const setZoom = (track: MediaStreamTrack, zoom: number) => apply(track, { zoom });

async function apply(track: MediaStreamTrack, wish: { torch: boolean } | { zoom: number }): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] });
    return true;
  } catch {
    return false;
  }
}
