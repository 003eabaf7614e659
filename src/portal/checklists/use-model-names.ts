import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { regional } from '../../i18n/regional.ts';
import { modelsToChoose } from './checklist-queries.ts';

/** Device models by their numbers. No number at all means every model that has no checklist of its own. */
export function useModelNames(server: AskServer) {
  const { t, i18n } = useTranslation('checklists');
  const models = useQuery(modelsToChoose(server)).data?.items ?? [];
  const nameOf = (modelNo: number) =>
    models.find((model) => model.modelNo === modelNo)?.designation ?? t('models.unknown', { modelNo });
  const list = new Intl.ListFormat(regional(i18n.language), { type: 'unit' });
  return {
    models,
    nameOf,
    wordsOf: (modelNos: readonly number[]) =>
      modelNos.length === 0 ? t('models.all') : list.format(modelNos.map(nameOf)),
  };
}
