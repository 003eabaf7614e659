import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../shell/portal-context.ts';
import { useVersionedForm } from '../shell/use-versioned-form.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { siteSchema, type Site } from '../../contract/site.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { SiteFields } from './site-fields.tsx';
import { changeOf, errorsOf, valuesOf, type SiteValues } from './site-values.ts';
import { useSiteLabels } from './use-site-labels.ts';

type FormProps = {
  customerId: string;
  /** The one that is changed, or what a new one begins with. */
  begin: { kind: 'change'; site: Site } | { kind: 'create'; values: SiteValues };
  onCancel: () => void;
  onSaved: (saved: Site) => void;
};

/** Creates a site, or changes one. */
export function SiteForm({ customerId, begin, onCancel, onSaved }: FormProps) {
  const { server } = usePortal();
  const queries = useQueryClient();
  const site = begin.kind === 'change' ? begin.site : undefined;
  const frame = useVersionedForm({
    start: begin.kind === 'change' ? valuesOf(begin.site) : begin.values,
    version: site?.version,
    schema: siteSchema,
    valuesOf,
    check: errorsOf,
    send(values, version) {
      const body = changeOf(values);
      if (!site) return server(siteEndpoints.createSite, { parameters: { customerId }, body });
      return server(siteEndpoints.changeSite, { parameters: { customerId, siteId: site.id }, body, version });
    },
    keep(saved) {
      queries.setQueryData(['site', saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['sites', customerId] });
      void queries.invalidateQueries({ queryKey: ['events', customerId] });
    },
    onSaved,
  });
  return (
    <EditFormView {...frame} {...useSiteLabels()} onCancel={onCancel}>
      <SiteFields form={frame.edit.form} />
    </EditFormView>
  );
}
