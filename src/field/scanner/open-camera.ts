import { cameraFaultOf, type CameraFault } from './camera-fault.ts';

export type OpenedCamera = { kind: 'open'; stream: MediaStream; track: MediaStreamTrack };
export type CameraOpening = OpenedCamera | { kind: 'fault'; fault: CameraFault };

/** The part of the browser that has cameras; without a secure context there is none. */
export type CameraSource = { isSecure: boolean; devices: Pick<MediaDevices, 'getUserMedia'> | undefined };

const sharp = { width: { ideal: 1920 }, height: { ideal: 1080 } };
const rear: MediaTrackConstraints = { ...sharp, facingMode: { ideal: 'environment' } };

/** Opens the camera chosen last, and the one at the back when there is no such choice or that camera is gone. */
export async function openCamera(source: CameraSource, chosenId: string | null): Promise<CameraOpening> {
  if (!source.isSecure) return { kind: 'fault', fault: 'insecure' };
  if (!source.devices) return { kind: 'fault', fault: 'unsupported' };
  const wishes = [...(chosenId === null ? [] : [{ ...sharp, deviceId: { exact: chosenId } }]), rear];
  let fault: CameraFault = 'missing';
  for (const video of wishes) {
    try {
      const stream = await source.devices.getUserMedia({ video, audio: false });
      const [track] = stream.getVideoTracks();
      if (track) return { kind: 'open', stream, track };
    } catch (error) {
      fault = cameraFaultOf(error);
      if (fault !== 'missing') break; // another camera would be refused as well
    }
  }
  return { kind: 'fault', fault };
}

/** Gives a camera back: its light goes out, and others may use it. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
