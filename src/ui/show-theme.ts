import { quietly } from './quietly.ts';

/** Shows the theme chosen on this device. Anything but `light` and `dark` leaves it to the setting of the system. */
export function showTheme() {
  document.documentElement.dataset.theme = quietly(() => localStorage.getItem('theme')) ?? '';
}
