/** Shows the theme chosen on this device. Anything but `light` and `dark` leaves it to the setting of the system. */
export function showTheme() {
  try {
    document.documentElement.dataset.theme = localStorage.getItem('theme') ?? '';
  } catch {
    // Storage may be switched off: then the system decides.
  }
}
