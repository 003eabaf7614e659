/** Said where no texts could be loaded, or the page arrived without its root: what happened, then what to do. */
export const emergencyTexts: Record<string, string> = {
  de: 'Diese Seite ist unvollständig angekommen. Bitte Netz prüfen und neu laden.',
  en: 'This page arrived incomplete. Check the network and reload it.',
  uk: 'Сторінка завантажилася не повністю. Перевірте мережу та оновіть її.',
  fr: 'Cette page est arrivée incomplète. Vérifiez le réseau et rechargez-la.',
  es: 'Esta página ha llegado incompleta. Compruebe la red y vuelva a cargarla.',
};
