/** The oldest browsers the product promises to run on, for page and worker alike. */
export const oldestBrowsers = ['chrome111', 'edge111', 'safari16.4', 'ios16.4', 'firefox128'];
