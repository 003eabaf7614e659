import { useTranslation } from 'react-i18next';
import type { BulkChanged } from '../../contract/device-actions.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { regional } from '../../i18n/regional.ts';
import { crossPath } from '../../ui/icon-paths.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';

type LeftProps = { customerId: string; left: BulkChanged['failed']; onClose: () => void };

const mostNamed = 50;

/** Devices that a change of many left as they were, and why. */
export function LeftDevices({ customerId, left, onClose }: LeftProps) {
  const { t, i18n } = useTranslation(['devices']);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const counted = (count: number) => ({ count, number: numbers.format(count) });
  const more = left.length - mostNamed;
  return (
    <div role="alert" className="p-(--pad) text-s">
      <div className="flex items-start justify-between gap-2">
        <p className="font-strong">{t('many.left', counted(left.length))}</p>
        <IconButton icon={crossPath} label={t('many.closeLeft')} onPress={onClose} isSmall />
      </div>
      <ul className="mt-2 grid gap-1">
        {left.slice(0, mostNamed).map(({ deviceId, code, device }) => (
          <li key={deviceId}>
            {device ? (
              <TextLink href={`/app/customers/${customerId}/devices/${deviceId}`}>
                {device.designation} <span className="font-mono">{device.serialNumber}</span>
              </TextLink>
            ) : (
              t('many.unknown')
            )}
            : {t(keyOfCode(i18n, 'devices:leftCode', code))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-second">{t('many.leftMore', counted(more))}</p>}
    </div>
  );
}
