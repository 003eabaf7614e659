/** To whom a mail goes, how that person is called, where its link leads on this portal, and what it is about. */
export type Addressee = { to: string; name: string; path: string; message?: string };
