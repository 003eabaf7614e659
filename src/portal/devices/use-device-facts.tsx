import { useTranslation } from 'react-i18next';
import type { Device } from '../../contract/device.ts';
import { languages } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { regional } from '../../i18n/regional.ts';
import type { Fact } from '../../ui/page/description-list.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';

/** The facts of a device; what nobody has stated is left out. */
export function useDeviceFacts(customerId: string) {
  const { t, i18n } = useTranslation('devices');
  const dates = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (value: string | null) => value && dates.format(new Date(`${value}T00:00:00Z`));
  const code = (value: string | null) => value && <span className="font-mono wrap-anywhere">{value}</span>;
  return (device: Device): Fact[] => {
    const { model, site } = device;
    const facts: [string, React.ReactNode][] = [
      [
        t('fields.model'),
        `${model.designation}, ${localText(model.kind, languages.find((each) => each === i18n.language) ?? 'en')}`,
      ],
      [t('fields.manufacturer'), model.manufacturerName],
      [t('fields.serialNumber'), code(device.serialNumber)],
      [t('fields.deviceRef'), code(device.deviceRef.replace(/(.{4})(?=.)/g, '$1 '))],
      [t('fields.udiDi'), code(model.udiDi)],
      [t('fields.lotNumber'), code(device.lotNumber)],
      [t('fields.inventoryNumber'), code(device.inventoryNumber)],
      [
        t('fields.site'),
        site ? (
          <TextLink href={`/app/customers/${customerId}/sites/${site.id}`}>{site.name}</TextLink>
        ) : (
          t('list.noSite')
        ),
      ],
      [t('fields.department'), device.department],
      [t('fields.room'), device.room],
      [t('fields.status'), t(`status.${device.status}`)],
      [t('fields.condition'), t(`condition.${device.condition}`)],
      [t('fields.commissionedOn'), day(device.commissionedOn)],
      [t('fields.acquisitionYear'), device.acquisitionYear],
      [t('fields.manufacturedOn'), day(device.manufacturedOn)],
      [t('fields.expiresOn'), day(device.expiresOn)],
      [t('fields.warrantyUntil'), day(device.warrantyUntil)],
      [t('fields.softwareVersion'), device.softwareVersion],
      [t('fields.notes'), device.notes && <span className="whitespace-pre-line">{device.notes}</span>],
    ];
    return facts.flatMap(([term, value]) => (value === null || value === '' ? [] : [{ term, value }]));
  };
}
