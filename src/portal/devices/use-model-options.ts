import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AskServer } from '../../api/ask-server.ts';
import { modelsToChoose, type ChosenModels } from './device-queries.ts';

/** Models to choose from. Where there are more than come at once, what is typed finds the others. */
export function useModelOptions(server: AskServer, which: ChosenModels) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const first = useQuery(modelsToChoose(server, which)).data;
  const found = useQuery({
    ...modelsToChoose(server, which, q),
    enabled: first?.next !== undefined && q !== '',
  }).data;
  const models = new Map([...(first?.items ?? []), ...(found?.items ?? [])].map((model) => [model.id, model]));
  return {
    options: Array.from(models.values(), ({ id, designation, typeCode }) => ({
      id,
      label: designation,
      ...(typeCode && { hint: typeCode }),
    })),
    onTyped: setTyped,
  };
}
