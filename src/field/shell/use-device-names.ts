import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { PackModel } from '../../contract/pack.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';

type Names = { opening: StorageOpening | null; i18n: I18n; visit: number };

/** On a first visit the pack comes after the page that shows names from it. */
const untilPackIsHere = 1_000;

/** Calls devices by the names of their models, as the pack on this phone has them; read again at each visit of a page. */
export function useDeviceNames({ opening, i18n, visit }: Names) {
  const [models, setModels] = useState<PackModel[]>([]);
  useEffect(() => {
    if (!opening || opening.kind === 'broken') return;
    const { pack } = opening.storage;
    let timer = 0;
    let isOver = false;
    const readNames = async () => {
      const kept = await pack.read().catch(() => null); // names are nothing to wait for
      if (isOver) return;
      if (kept) setModels(kept.models);
      else timer = window.setTimeout(() => void readNames(), untilPackIsHere);
    };
    void readNames();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [opening, visit]);

  return ({ modelNo }: IdentifiedDevice): string => {
    const known = models.find((model) => model.modelNo === modelNo)?.designation;
    if (known) return known;
    return modelNo === undefined ? i18n.t('field:device.unnamed') : i18n.t('field:device.modelNo', { modelNo });
  };
}
