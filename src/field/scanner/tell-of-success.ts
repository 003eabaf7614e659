/** A short high tone and a tap: a technician looks at the device, not at the screen. */
export function tellOfSuccess(): void {
  // Before the first touch browsers allow neither, and complain about the attempt.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(80);
  void playTone();
}

const length = 0.12; // seconds

async function playTone(): Promise<void> {
  try {
    const audio = new AudioContext();
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: 1_760 });
    const loudness = new GainNode(audio, { gain: 0.2 });
    loudness.gain.setTargetAtTime(0, audio.currentTime + length / 2, length / 6);
    tone.connect(loudness).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + length);
    await new Promise((resolve) => tone.addEventListener('ended', resolve));
    await audio.close();
  } catch {
    // A phone without sound: the picture and the words say the same.
  }
}
