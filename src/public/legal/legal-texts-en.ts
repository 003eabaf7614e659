import type { Brand } from '../../contract/brand.ts';
import { lines, list, table, type LegalTexts } from './legal-text.ts';

/** The legal texts in English. */
export const enTexts = ({ name, controller: c, protectionOfficer: dpo, authority }: Brand): LegalTexts => ({
  legal: {
    title: 'Legal notice',
    sections: [
      { title: 'Provider', blocks: [lines(c.name, c.street, c.place, c.country)] },
      { title: 'Represented by', blocks: [c.represented] },
      { title: 'Contact', blocks: [lines(`E-mail: ${c.email}`, `Telephone: ${c.phone}`)] },
      { title: 'Register and VAT', blocks: [lines(`Register: ${c.register}`, `VAT number: ${c.vatId}`)] },
      {
        title: 'What this portal is for',
        blocks: [
          `${name} documents function checks and registrations of medical devices. It is no medical advice and does not replace the instructions for use, maintenance by trained persons, or a report of an incident to the authority in charge.`,
        ],
      },
      {
        title: 'Liability and rights',
        blocks: [
          'We keep our own content with care and answer for it by law. Pages of others that we link to are answered for by those who run them. Texts, pictures and marks of this portal may be used elsewhere only with our consent.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    sections: [
      {
        title: 'Who is responsible',
        blocks: [
          'The controller of the data in this portal is the provider:',
          lines(c.name, c.street, c.place, c.country, c.email),
          'Our external data protection officer:',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'Field pages without sign-in',
        blocks: [
          'Checking and registering a device needs no account. We receive what is entered and nothing else: the device and its label, the answers, comments, photos, the time of the phone, and the name and signature of the person who made the check; for a registration also name, organisation and contact.',
          'Legal basis: our legitimate interest, and that of the operator, in safe devices and a traceable record of checks (Art. 6(1)(f) GDPR), and legal duties for medical devices (Art. 6(1)(c) GDPR). Where a registration asks for consent, it is that consent (Art. 6(1)(a) GDPR), which can be withdrawn at any time for the future.',
        ],
      },
      {
        title: 'Names of performers and photos',
        blocks: [
          'A record of a check says who made it, because only then it proves anything. Your phone keeps the name for 30 days so that you need not type it again; “Not me” removes it at once.',
          'The camera reads labels on the phone itself; its picture is not sent. Photos that you add to a record are made smaller and sent with it. Please show the device, not people, and no data of patients.',
        ],
      },
      {
        title: 'Account and sign-in',
        blocks: [
          'For an account we keep name, e-mail address, organisation, role, language, choices of notifications, and your password as a hash that cannot be turned back. Sessions are listed in your profile and can be ended there; a session ends after 30 days without use, after 90 days at the latest. Mails about your account are written to your address.',
          'Legal basis: the contract about the use of the portal (Art. 6(1)(b) GDPR), and our legitimate interest in keeping it secure (Art. 6(1)(f) GDPR).',
        ],
      },
      {
        title: 'Connection data',
        blocks: [
          'To answer your browser the server processes its network address and the address of the page asked for. The address also serves to limit how often somebody may ask, which protects the portal. Logs of the portal hold no personal data. There is no analysis of visitors, no advertising, and nothing is loaded from other providers.',
        ],
      },
      {
        title: 'What is stored in your browser',
        blocks: [
          'Only what the portal needs to work, also without a network. It is strictly necessary for what you ask of it, so no consent is needed for it.',
          table(
            ['Name', 'Purpose', 'Goes'],
            [
              'refresh cookie',
              'Keeps you signed in; not readable by scripts',
              'At sign-out; after 30 days without use',
            ],
            ['language (cookie, local storage)', 'Your language', 'When you delete the data of the site'],
            ['unsent (cookie)', 'Number of items not sent yet', 'When everything is sent'],
            [
              'cookieConsent',
              'That you have read the note about cookies, and when',
              'When you delete the data of the site',
            ],
            [
              'customerSidebarState, theme, listSize, camera, labelPrint',
              'How you use the pages',
              'When you delete the data of the site',
            ],
            [
              'session, views',
              'Your profile and what you saw, for reading without a network',
              'At sign-out; views after 7 days unless set otherwise',
            ],
            ['logoutOwed', 'A sign-out made without a network', 'When the server has heard of it'],
            ['meta', 'Facts about this installation', 'When you delete the data of the site'],
            [
              'pageLoadRetries, saved location (session storage)',
              'Loading again, and the way back after sign-in',
              'When the tab is closed',
            ],
            [
              'field (IndexedDB)',
              'Drafts, unsent records with photos, checklists, receipts',
              'Content when the server has confirmed it; receipts after 90 days',
            ],
            [
              'visit (IndexedDB)',
              'Sites a signed-in person takes along: their devices and last checks',
              'With “Remove”, at sign-out, and as views',
            ],
          ),
        ],
      },
      {
        title: 'Who receives data',
        blocks: [
          'The organisation that operates a device sees its records; our service and administration see what their tasks need. Processors that run servers and mail for us act on our instructions under a contract (Art. 28 GDPR). Data is given to authorities only where the law demands it.',
        ],
      },
      {
        title: 'How long data is kept',
        blocks: [
          list(
            'Records of checks and registrations: as long as the device is in use and the law for medical devices demands proof of them, then they are deleted or made anonymous.',
            'Accounts: as long as the contract lasts; name and role stay with the records they belong to.',
            'Sessions: 90 days at the latest. Links of mails: until they are used or expire.',
          ),
        ],
      },
      {
        title: 'Your rights',
        blocks: [
          'You have the right to access, rectification, erasure, restriction of processing, data portability, and to object to processing that rests on legitimate interests (Art. 15 to 21 GDPR). Consent can be withdrawn at any time. Write to us or to our data protection officer. No decision about you is made by a machine alone.',
          `You may also complain to a supervisory authority, for example: ${authority}.`,
        ],
      },
    ],
  },
  processing: {
    title: 'Data processing',
    sections: [
      {
        title: 'Roles',
        blocks: [
          `For the portal ${c.name} is the controller. The organisation you work for remains responsible for what its people enter for its own purposes.`,
          'External data protection officer:',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'What is processed, and why',
        blocks: [
          table(
            ['Data', 'Purpose', 'Legal basis'],
            ['Name, e-mail, role, language', 'Account, sign-in, notifications', 'Art. 6(1)(b) GDPR'],
            [
              'Checks with name, signature and photos',
              'Safety of devices, proof of checks',
              'Art. 6(1)(c) and (f) GDPR',
            ],
            [
              'Registrations with contact',
              'Allocation of devices, service, safety notices',
              'Art. 6(1)(a), (c) and (f) GDPR',
            ],
            ['Sessions, failed sign-ins, network addresses', 'Security of the portal', 'Art. 6(1)(f) GDPR'],
          ),
        ],
      },
      {
        title: 'How it is protected',
        blocks: [
          list(
            'Transport is encrypted; passwords are kept as Argon2id hashes; session tokens are kept hashed and change at each use.',
            'Each call is checked against the rights of the person; customers see their own data only.',
            'Changes are recorded with time and person. Backups can be restored.',
            'On phones, content is dropped as soon as the server has confirmed it; views of signed-in people go at sign-out.',
          ),
        ],
      },
      {
        title: 'Access, correction and deletion',
        blocks: [
          `Write to ${c.email} or to the data protection officer. Your own profile can be changed in the portal. Records of checks are corrected by a new record that names the old one, so that what was recorded stays traceable.`,
        ],
      },
    ],
  },
});
