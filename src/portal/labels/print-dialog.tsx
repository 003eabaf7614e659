import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, ServerProblem } from '../../api/ask-server.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { FileButton } from '../shell/file-button.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import { languages } from '../../contract/language.ts';
import type { LabelLayout } from '../../domain/label-layouts.ts';
import { printerPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import type { Refusal } from './layout-choice.tsx';
import { layoutRefusal } from './layout-refusal.ts';
import { keepPrintChoice, readPrintChoice } from './print-choice.ts';
import { PrintFields, type PrintWishes } from './print-fields.tsx';
import { PrintedLabels, ActualSize } from './printed-labels.tsx';

export type PrintProps = {
  customerId: string;
  deviceIds: readonly string[];
  /** Of the one code, where it is known how large it is. */
  modules?: number | undefined;
  onClose: () => void;
};

/** Prints labels: how, then the file. What a printer can do and this layout cannot is said before it is sent. */
export function PrintDialog({ customerId, deviceIds, modules, onClose }: PrintProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['labels', 'pages']);
  const queries = useQueryClient();
  const [wishes, setWishes] = useState<PrintWishes>(() => ({
    ...readPrintChoice(() => localStorage),
    startPosition: 1,
    testFrame: false,
    language: languages.find((each) => each === i18n.language) ?? 'en',
  }));
  const [refused, setRefused] = useState<Record<string, Refusal>>({});
  const printing = useMutation({
    mutationFn: (ids: readonly string[]) =>
      portal.server(labelEndpoints.printLabels, {
        parameters: { customerId },
        body: { ...wishes, deviceIds: [...ids] },
      }),
    onSuccess({ issued }) {
      keepPrintChoice(() => localStorage, wishes);
      if (issued === 0) return;
      for (const queryKey of [['labels'], ['device'], ['deviceLog'], ['events', customerId]])
        void queries.invalidateQueries({ queryKey });
    },
    onError(error) {
      const found = tooSmall(error);
      if (found) setRefused((before) => ({ ...before, [wishes.layout]: found }));
    },
  });
  const refusalOf = (layout: LabelLayout) => refused[layout.id] ?? layoutRefusal(layout, modules);
  const without = devicesInError(printing.error, deviceIds);
  const others = deviceIds.filter((id) => !without.has(id));
  const print = (ids: readonly string[]) => printing.isPending || printing.mutate(ids);
  const title = t('print.title', { count: deviceIds.length });
  const glyph = { icon: printerPath, tone: 'info' } as const;
  if (printing.data)
    return (
      <Dialog
        title={title}
        glyph={glyph}
        isOpen
        isAlert
        onClose={onClose}
        buttons={
          <>
            <Button onPress={onClose}>{t('print.close')}</Button>
            <FileButton path={printing.data.path} label={t('print.save')} variant="primary" />
          </>
        }
      >
        <PrintedLabels printed={printing.data} />
      </Dialog>
    );
  return (
    <ActionDialog
      title={title}
      glyph={glyph}
      isWide
      act={t('print.make')}
      busy={t('print.making')}
      isBusy={printing.isPending}
      isActDisabled={wishes.layout in refused}
      error={without.size > 0 ? t('print.without', { count: without.size }) : printing.error}
      others={
        without.size > 0 &&
        others.length > 0 && (
          <Button onPress={() => print(others)}>{t('print.others', { count: others.length })}</Button>
        )
      }
      onClose={onClose}
      onAct={() => print(deviceIds)}
    >
      <ActualSize />
      <PrintFields
        wishes={wishes}
        onChange={(change) => setWishes((before) => ({ ...before, ...change }))}
        count={deviceIds.length}
        refusalOf={refusalOf}
      />
    </ActionDialog>
  );
}

/** The sizes the server refused the layout for. */
function tooSmall(error: Error): Refusal | undefined {
  if (!(error instanceof ServerProblem) || error.problem.code !== 'moduleTooSmall') return undefined;
  const { module, smallest } = error.problem.params ?? {};
  return { module: Number(module), smallest: Number(smallest) };
}

/** Devices that get no label: out of use, or no longer here. */
const devicesInError = (error: Error | null, deviceIds: readonly string[]): ReadonlySet<string> =>
  new Set(
    fieldErrorsOf(error).flatMap(({ pointer }) => {
      const [, at] = /^\/deviceIds\/(\d+)$/.exec(pointer) ?? [];
      return (at !== undefined && deviceIds[Number(at)]) || [];
    }),
  );
