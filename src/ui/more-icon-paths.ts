export const rightPath = 'M9.5 6l6 6-6 6';
export const nextPath = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5';
export const penPath = 'M4 20l1-4.5L16 4.5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19zM14 6.5l3.5 3.5';
export const plusPath = 'M12 5v14M5 12h14';
export const sendingPath = 'M12 20.5V8M6.5 13 12 7.5l5.5 5.5M5 3.5h14';
export const trashPath = 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1l1-13M10 10.5v6M14 10.5v6';
export const refreshPath = 'M20 12a8 8 0 0 1-14.3 4.9M4 12a8 8 0 0 1 14.3-4.9M18.8 3v4.3h-4.3M5.2 21v-4.3h4.3';
export const copyPath =
  'M9 8.5h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM5 15.5H4.5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1V5';
export const lockPath =
  'M6 10.5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2';
export const printerPath =
  'M7 8V3.5h10V8M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7z';
export const scanPath =
  'M3.5 8.5v-3a2 2 0 0 1 2-2h3M15.5 3.5h3a2 2 0 0 1 2 2v3M20.5 15.5v3a2 2 0 0 1-2 2h-3M8.5 20.5h-3a2 2 0 0 1-2-2v-3M7 12h10';
export const cameraPath =
  'M4.5 7.5h3L9.3 4.8h5.4l1.8 2.7h3a1.7 1.7 0 0 1 1.7 1.7v8.6a1.7 1.7 0 0 1-1.7 1.7h-15a1.7 1.7 0 0 1-1.7-1.7V9.2a1.7 1.7 0 0 1 1.7-1.7zM12 10a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 12 10z';
export const imagePath =
  'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 5 4zM8.5 8v.8M4 16.5l4.5-4 4 3.5 3-2.5 4.5 4';
