import { useEffect, useState } from 'react';
import { compareMarks, type MarkComparison } from '../../domain/compare-marks.ts';
import { verifyLabel, type LabelVerdict } from '../../domain/label-signature.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';
import { FoundDevice } from './found-device.tsx';
import type { FoundProps } from './found-sheet.tsx';
import type { LabelSeen } from './seen-codes.ts';

const verdicts = {
  verified: { tone: 'ok', path: okPath },
  unverifiable: { tone: 'soon', path: attentionPath },
  invalid: { tone: 'bad', path: failedPath },
} as const;

/** A device found by our label: what its signature is worth, and whether a UDI mark beside it says the same. */
export function FoundLabel(props: FoundProps & { found: LabelSeen }) {
  const { found, seen, pack } = props;
  const { t } = useTranslation('scan');
  const [verdict, setVerdict] = useState<LabelVerdict | null>(null);
  const keys = pack?.labelKeys;
  useEffect(() => {
    if (keys) void verifyLabel(found, keys).then(setVerdict);
  }, [found, keys]);
  const { modelNo, serialNumber } = found.label;
  const readings = seen.udi?.readings ?? null;
  const comparison = readings && compareMarks(found.label, readings, pack?.models ?? []);
  return (
    <FoundDevice {...props} device={{ token: found.token }} {...{ modelNo, serialNumber }}>
      <div className="flex flex-wrap gap-2">
        {verdict && (
          <span className={`badge ${verdicts[verdict].tone}`}>
            <Icon path={verdicts[verdict].path} />
            {t(`verdict.${verdict}`)}
          </span>
        )}
        {comparison === 'same' && (
          <span className="badge ok">
            <Icon path={okPath} />
            {t('comparison.same')}
          </span>
        )}
      </div>
      {comparison && isContradiction(comparison) && (
        <div role="alert">
          <Banner tone="bad" title={t(`comparison.${comparison}`)}>
            <p>{t('comparison.text', { serial: readings?.[0].serialNumber ?? '–' })}</p>
          </Banner>
        </div>
      )}
    </FoundDevice>
  );
}

const isContradiction = (it: MarkComparison) => it === 'serialDiffers' || it === 'modelDiffers';
