import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { saveOutcome } from '../../api/save-outcome.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { siteSchema, type Site } from '../../contract/site.ts';
import { faultWords, problemWords } from '../../i18n/field-words.ts';
import { useEditWords } from '../../i18n/use-desk-words.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { SiteFields } from './site-fields.tsx';
import { changeOf, faultsOf, valuesOf, type SiteValues } from './site-values.ts';
import { useSiteWords } from './use-site-words.ts';

type FormProps = {
  customerId: string;
  /** The one that is changed, or what a new one begins with. */
  begin: { kind: 'change'; site: Site } | { kind: 'create'; values: SiteValues };
  onCancel: () => void;
  onSaved: (saved: Site) => void;
};

/** Creates a site, or changes one. */
export function SiteForm({ customerId, begin, onCancel, onSaved }: FormProps) {
  const { server, isReadOnly } = usePortal();
  const { i18n } = useTranslation('sites');
  const queries = useQueryClient();
  const version = useRef(begin.kind === 'change' ? begin.site.version : undefined);
  const words = useEditWords();
  const { nameOf, textOf } = useSiteWords();

  function keep(saved: Site) {
    version.current = saved.version;
    queries.setQueryData(['site', saved.id], saved);
    void queries.invalidateQueries({ queryKey: ['sites', customerId] });
    void queries.invalidateQueries({ queryKey: ['events', customerId] });
  }
  const edit = useEditForm({
    start: begin.kind === 'change' ? valuesOf(begin.site) : begin.values,
    check: faultsOf,
    words: (fault) => faultWords(i18n, fault),
    save: (values) =>
      saveOutcome({
        send: () => {
          const body = changeOf(values);
          if (begin.kind === 'create') return server(siteEndpoints.createSite, { parameters: { customerId }, body });
          const parameters = { customerId, siteId: begin.site.id };
          return server(siteEndpoints.changeSite, { parameters, body, version: version.current });
        },
        onSaved(saved) {
          keep(saved);
          onSaved(saved);
        },
        theirs(current) {
          const found = siteSchema.safeParse(current);
          if (!found.success) return undefined;
          keep(found.data);
          return valuesOf(found.data);
        },
        words: (problem) => problemWords(i18n, problem),
      }),
  });
  return (
    <EditFormView edit={edit} words={words} nameOf={nameOf} textOf={textOf} onCancel={onCancel} isReadOnly={isReadOnly}>
      <SiteFields form={edit.form} />
    </EditFormView>
  );
}
