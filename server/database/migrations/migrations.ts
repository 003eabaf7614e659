import type { Migration } from 'kysely/migration';
import { firstTables } from './0001-first-tables.ts';
import { people } from './0002-people.ts';
import { pictures } from './0003-pictures.ts';
import { signIn } from './0004-sign-in.ts';
import { customerNames } from './0005-customer-names.ts';
import { uploads } from './0006-uploads.ts';
import { desk } from './0007-desk.ts';
import { devices } from './0009-devices.ts';
import { registrations } from './0010-registrations.ts';
import { deviceModels } from './0011-device-models.ts';
import { deviceImports } from './0012-device-imports.ts';
import { calendarFeeds } from './0013-calendar-feeds.ts';
import { labelPrints } from './0014-label-prints.ts';
import { devicesNeverDone } from './0015-devices-never-done.ts';
import { overview } from './0016-overview.ts';
import { keptFigures } from './0017-kept-figures.ts';
import { waitingChecks } from './0018-waiting-checks.ts';
import { mailsByAddress } from './0022-mails-by-address.ts';
import { checksByWhatTheyAre } from './0023-checks-by-what-they-are.ts';
import { usedTokens } from './0024-used-tokens.ts';
import { dueDates } from './0025-due-dates.ts';

/**
 * Every step from an empty database to today's, in order. A step that was released is never changed, and imports none of
 * today's code: what that code writes beside the rows comes afterwards (fill-derived-columns.ts).
 */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': { up: firstTables },
  '0002-people': { up: people },
  '0003-pictures': { up: pictures },
  '0004-sign-in': { up: signIn },
  '0005-customer-names': { up: customerNames },
  '0006-uploads': { up: uploads },
  '0007-desk': { up: desk },
  '0009-devices': { up: devices },
  '0010-registrations': { up: registrations },
  '0011-device-models': { up: deviceModels },
  '0012-device-imports': { up: deviceImports },
  '0013-calendar-feeds': { up: calendarFeeds },
  '0014-label-prints': { up: labelPrints },
  '0015-devices-never-done': { up: devicesNeverDone },
  '0016-overview': { up: overview },
  '0017-kept-figures': { up: keptFigures },
  '0018-waiting-checks': { up: waitingChecks },
  '0022-mails-by-address': { up: mailsByAddress },
  '0023-checks-by-what-they-are': { up: checksByWhatTheyAre },
  '0024-used-tokens': { up: usedTokens },
  '0025-due-dates': { up: dueDates },
};
