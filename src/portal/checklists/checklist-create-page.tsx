import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { checkKinds, type CheckKind } from '../../contract/checklist.ts';
import { checklistEndpoints } from '../../contract/checklist-endpoints.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { localText } from '../../domain/local-text.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { checklistQuery, checklistsToCopy } from './checklist-queries.ts';
import { keepChecklist } from './keep-checklist.ts';
import { newId, newItem } from './new-item.ts';

const scratch = 'scratch';

/** A new checklist, from scratch or as a copy of another; it goes on in the editor. */
export function ChecklistCreatePage() {
  const { server, isReadOnly, search, goTo } = usePortal();
  const { t, i18n } = useTranslation(['checklists', 'field', 'pages', 'account']);
  const queries = useQueryClient();
  const messageOf = useProblemMessage();
  const language = shownLanguage(i18n.language);
  const [copied, setCopied] = useState(() => new URLSearchParams(search).get('copyOf') ?? scratch);
  const [chosenKind, setKind] = useState<CheckKind | null>(null);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const known = useQuery(checklistsToCopy(server)).data?.items ?? [];
  const source = useQuery({ ...checklistQuery(server, copied), enabled: copied !== scratch }).data;
  const kind = chosenKind ?? source?.kind ?? null;
  useTitle(t('create.title'));

  const creating = useMutation({
    mutationFn: (created: { kind: CheckKind; content: ChecklistContent }) =>
      server(checklistEndpoints.createChecklist, { body: created }),
    onSuccess(saved) {
      keepChecklist(queries, saved);
      goTo(`/app/checklists/${saved.id}/edit`, 'replace');
    },
  });
  function create() {
    setTried(true);
    const typed = normalLine(name);
    if (kind === null || typed === '' || creating.isPending || (copied !== scratch && !source)) return;
    creating.mutate({ kind, content: { ...(source?.content ?? emptyContent()), name: { [language]: typed } } });
  }
  return (
    <PageBody>
      <PageHeader title={t('create.title')} sub={t('create.text')} />
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <Card>
          <div className="grid max-w-160 grid-cols-1 gap-4">
            <TextField
              label={t('fields.name')}
              value={name}
              onChange={setName}
              autoComplete="off"
              error={isTried && normalLine(name) === '' ? t('account:errors.required') : undefined}
            />
            <Select
              label={t('create.from')}
              choose={t('pages:edit.choose')}
              options={[
                { id: scratch, label: t('create.scratch') },
                ...known.map((each) => ({
                  id: each.id,
                  label: t('create.copyOf', { name: localText(each.name, language) }),
                  hint: t(`field:kind.${each.kind}`),
                })),
              ]}
              value={copied}
              onChange={setCopied}
            />
            <Select
              label={t('fields.kind')}
              hint={t('create.kindHint')}
              choose={t('pages:edit.choose')}
              options={checkKinds.map((id) => ({ id, label: t(`field:kind.${id}`) }))}
              value={kind}
              onChange={(id) => setKind(checkKinds.find((each) => each === id) ?? null)}
              error={isTried && kind === null ? t('account:errors.notAChoice') : undefined}
            />
          </div>
        </Card>
        <AlertBanner title={messageOf(creating.error)} />
        <div className="flex flex-wrap items-center gap-3 max-md:flex-col-reverse max-md:items-stretch">
          {isReadOnly && <p className="text-s text-second">{t('pages:edit.needsServer')}</p>}
          <LinkButton href="/app/checklists">{t('pages:edit.cancel')}</LinkButton>
          <Button
            type="submit"
            variant="primary"
            isDisabled={isReadOnly}
            busy={creating.isPending ? t('create.act') : undefined}
          >
            {t('create.act')}
          </Button>
        </div>
      </form>
    </PageBody>
  );
}

const emptyContent = (): Omit<ChecklistContent, 'name'> => ({
  modelNos: [],
  items: [newItem('passFailNa', newId())],
  passRule: 'allPass',
  onFail: 'markRemarks',
  signature: 'typedName',
  instruments: 'none',
});
