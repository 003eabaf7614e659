import type { Approval } from '../../src/contract/registration-details.ts';
import type { FieldError } from '../../src/contract/problem.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { readSiteRow } from '../database/site-row.ts';

/** What of an approval names nothing that is there, before anything is written. */
export async function approvalErrors({ db }: Database, { customer, site, device }: Approval): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if ('id' in customer && !(await readCustomerRow(db, customer.id)))
    errors.push({ pointer: '/customer/id', code: 'customerUnknown' });
  if ('id' in site) {
    const found = 'id' in customer && (await readSiteRow(db, { customerId: customer.id, siteId: site.id }));
    if (!found || found.status !== 'active') errors.push({ pointer: '/site/id', code: 'siteUnknown' });
  }
  if ('id' in device) {
    const found = await db.selectFrom('device').selectAll().where('id', '=', device.id).executeTakeFirst();
    const isTheirs = 'id' in customer && found?.customerId === customer.id;
    if (!found) errors.push({ pointer: '/device/id', code: 'deviceUnknown' });
    // A device of somebody else is not taken from them by whoever typed its serial number.
    else if (found.status !== 'unregistered' && !isTheirs)
      errors.push({ pointer: '/device/id', code: 'deviceOfOtherCustomer' });
    else if (found.status === 'decommissioned') errors.push({ pointer: '/device/id', code: 'deviceDecommissioned' });
  } else {
    const model = await db
      .selectFrom('deviceModel')
      .select('status')
      .where('id', '=', device.create.modelId)
      .executeTakeFirst();
    if (!model || model.status === 'draft') errors.push({ pointer: '/device/create/modelId', code: 'modelUnknown' });
  }
  return errors;
}

/** Which key was taken when writing failed for one that was. */
export async function takenKey({ db }: Database, { customer, site, device }: Approval): Promise<FieldError> {
  if ('create' in customer) {
    const { customerNr } = customer.create;
    const other = await db.selectFrom('customer').select('id').where('customerNr', '=', customerNr).executeTakeFirst();
    if (other) return { pointer: '/customer/create/customerNr', code: 'customerNrTaken' };
  }
  if ('create' in site && 'id' in customer) {
    const { name, siteNr } = site.create;
    const others = await db
      .selectFrom('site')
      .select(['nameFolded', 'siteNr'])
      .where('customerId', '=', customer.id)
      .where((eb) => eb.or([eb('nameFolded', '=', foldedText(name)), eb('siteNr', '=', siteNr ?? '')]))
      .execute();
    if (others.some(({ nameFolded }) => nameFolded === foldedText(name)))
      return { pointer: '/site/create/name', code: 'siteNameTaken' };
    if (others.length > 0) return { pointer: '/site/create/siteNr', code: 'siteNrTaken' };
  }
  if ('create' in device) {
    const other = await db
      .selectFrom('device')
      .select('id')
      .where('modelId', '=', device.create.modelId)
      .where('serialFolded', '=', foldSerial(device.create.serialNumber))
      .executeTakeFirst();
    if (other) return { pointer: '/device/create/serialNumber', code: 'serialNumberTaken' };
  }
  return { pointer: '/inventoryNumber', code: 'inventoryNumberTaken' };
}
