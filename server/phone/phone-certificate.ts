/** What the server needs to speak TLS to phones, and the authority a phone has to trust. PEM texts. */
export type PhoneCertificate = { key: string; chain: string; authority: string };
