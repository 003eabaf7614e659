// The icons of the portal: never part of the first visit to a field page.
export const eyePath =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
export const searchPath = 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM15.8 15.8 20.5 20.5';
export const uploadPath = 'M12 16V4.5M6.5 9.5 12 4l5.5 5.5M4.5 20h15';
export const downloadPath = 'M12 4v11.5M6.5 10.5 12 16l5.5-5.5M4.5 20h15';
export const leftPath = 'M14.5 6l-6 6 6 6';
export const morePath =
  'M5 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zM12 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zM19 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z';
export const sidebarPath =
  'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4zM9.5 4v16';
export const organisationPath = 'M4 20.5V10M9.5 20.5V4M15 20.5v-8M20.5 20.5v-13';
export const buildingPath =
  'M5 20.5v-16a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v16M15 9.5h3a1 1 0 0 1 1 1v10M3 20.5h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3';
export const pinPath =
  'M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21zM12 7.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z';
export const personPath = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5';
export const peoplePath =
  'M9 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM2.5 20c.5-3.5 3.1-5.2 6.5-5.2s6 1.7 6.5 5.2M16 4.8a3.7 3.7 0 0 1 0 6.8M18.5 15.3c1.7.8 2.7 2.3 3 4.7';
export const barsPath = 'M4 6.5h16M4 12h16M4 17.5h16';
export const filterPath = 'M4 6.5h16M7 12h10M10 17.5h4';
export const externalPath = 'M13.5 4H20v6.5M20 4l-9 9M17.5 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1h5';
export const globePath =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z';
export const signOutPath = 'M14 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h8M10 12h10.5M16.5 8l4 4-4 4';
export const overduePath =
  'M10.3 4.2 2.6 17.4A2 2 0 0 0 4.3 20.4h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0zM12 9.3v4.2M12 16.9v.01';
export const clockPath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2';
export const neverPath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 15.5l7-7';
export const tagPath =
  'M3.5 11.3V5a1.5 1.5 0 0 1 1.5-1.5h6.3a2 2 0 0 1 1.4.6l7.2 7.2a2 2 0 0 1 0 2.8l-5.8 5.8a2 2 0 0 1-2.8 0l-7.2-7.2a2 2 0 0 1-.6-1.4zM8 8v.01';
export const swapPath = 'M7 4 3.5 7.5 7 11M3.5 7.5H19M17 13l3.5 3.5L17 20M20.5 16.5H5';
export const helpPath =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.3a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2.9-1.2 1.8M12 16.6v.01';
export const shieldPath = 'M12 3l7.5 2.8v5.7c0 4.5-3 7.9-7.5 9.5-4.5-1.6-7.5-5-7.5-9.5V5.8zM8.5 12l2.5 2.5 4.5-5';
export const filePath = 'M6.5 3h7l5 5v12a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM13.5 3v5h5M9 13h6M9 16.5h4';
export const pumpPath =
  'M6.5 3h11A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3zM8.5 6.5h7v4h-7zM12 13.5c1.3 1.5 1.9 2.4 1.9 3.2a1.9 1.9 0 0 1-3.8 0c0-.8.6-1.7 1.9-3.2z';
export const monitorPath =
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM8 20.5h8M6 11h3l1.5-3 2.5 5.5 1.5-2.5H18';
export const upPath = 'M6 14.5l6-6 6 6';
export const arrowUpPath = 'M12 19V5M6 11l6-6 6 6';
export const arrowDownPath = 'M12 5v14M6 13l6 6 6-6';
