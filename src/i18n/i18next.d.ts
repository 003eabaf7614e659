import type account from '../../public/locales/en/account.json';
import type customers from '../../public/locales/en/customers.json';
import type demo from '../../public/locales/en/demo.json';
import type pages from '../../public/locales/en/pages.json';
import type checklists from '../../public/locales/en/checklists.json';
import type checks from '../../public/locales/en/checks.json';
import type devices from '../../public/locales/en/devices.json';
import type field from '../../public/locales/en/field.json';
import type history from '../../public/locales/en/history.json';
import type importTexts from '../../public/locales/en/import.json';
import type labels from '../../public/locales/en/labels.json';
import type models from '../../public/locales/en/models.json';
import type overview from '../../public/locales/en/overview.json';
import type portal from '../../public/locales/en/portal.json';
import type question from '../../public/locales/en/question.json';
import type registrations from '../../public/locales/en/registrations.json';
import type scan from '../../public/locales/en/scan.json';
import type sites from '../../public/locales/en/sites.json';
import type search from '../../public/locales/en/search.json';
import type tools from '../../public/locales/en/tools.json';
import type ui from '../../public/locales/en/ui.json';
import type users from '../../public/locales/en/users.json';
import type visit from '../../public/locales/en/visit.json';
import type work from '../../public/locales/en/work.json';

// Keys are typed by the English texts; a test holds the other languages against them.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'field';
    resources: {
      field: typeof field;
      work: typeof work;
      demo: typeof demo;
      pages: typeof pages;
      history: typeof history;
      labels: typeof labels;
      import: typeof importTexts;
      overview: typeof overview;
      checklists: typeof checklists;
      checks: typeof checks;
      models: typeof models;
      devices: typeof devices;
      portal: typeof portal;
      account: typeof account;
      customers: typeof customers;
      question: typeof question;
      registrations: typeof registrations;
      scan: typeof scan;
      sites: typeof sites;
      search: typeof search;
      tools: typeof tools;
      ui: typeof ui;
      users: typeof users;
      visit: typeof visit;
    };
  }
}
