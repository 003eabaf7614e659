import { quietly } from '../quietly.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The theme chosen on this device. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((each) => each === theme) ?? 'system';
}

/** Keeps a theme and shows it. */
export function chooseTheme(theme: Theme) {
  quietly(() => localStorage.setItem('theme', theme));
  document.documentElement.dataset.theme = theme; // without storage it lasts as long as this page
}
