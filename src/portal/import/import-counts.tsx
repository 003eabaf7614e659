import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '../../contract/device-import.ts';
import { regional } from '../../i18n/regional.ts';
import { failedPath, okPath } from '../../ui/icon-paths.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';
import { Tile } from '../../ui/list/tile.tsx';
import { Tiles } from '../../ui/list/tiles.tsx';

/** How many rows would do what. */
export function ImportCounts({ counts }: { counts: ImportPreview['counts'] }) {
  const { t, i18n } = useTranslation('import');
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  return (
    <Tiles>
      {(['create', 'update', 'unchanged'] as const).map((each) => (
        <Tile key={each} label={t(`counts.${each}`)} value={numbers.format(counts[each])}>
          <span className="text-second">{t(`counts.${each}Means`)}</span>
        </Tile>
      ))}
      <Tile label={t('counts.wrong')} value={numbers.format(counts.wrong)}>
        {counts.wrong === 0 ? (
          <StatusWord tone="ok" icon={okPath}>
            {t('counts.noneWrong')}
          </StatusWord>
        ) : (
          <StatusWord tone="bad" icon={failedPath}>
            {t('counts.wrongMeans')}
          </StatusWord>
        )}
      </Tile>
    </Tiles>
  );
}
