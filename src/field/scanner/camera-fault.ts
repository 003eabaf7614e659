/** Why there is no picture; each has its own words and a way on. */
export type CameraFault = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy' | 'ended' | 'failed';

const faults: Record<string, CameraFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What a browser's refusal means. */
export const cameraFaultOf = (error: unknown): CameraFault =>
  (error instanceof Error && faults[error.name]) || 'failed';
