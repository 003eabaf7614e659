import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { saveOutcome } from '../../api/save-outcome.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import { userSchema, type User, type UserOptions } from '../../contract/user.ts';
import { faultWords, problemWords } from '../../i18n/field-words.ts';
import { useEditWords } from '../../i18n/use-desk-words.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { UserFields } from './user-fields.tsx';
import { changeOf, faultsOf, valuesOf, type UserValues } from './user-values.ts';
import { useUserWords } from './use-user-words.ts';

type FormProps = {
  customerId: string;
  options: UserOptions;
  /** The one that is changed, or what a new one begins with. */
  begin: { kind: 'change'; user: User } | { kind: 'create'; values: UserValues };
  /** What the button says where it does more than save. */
  save?: string;
  onCancel: () => void;
  onSaved: (saved: User) => void | Promise<void>;
};

/** Creates a user, or changes one. */
export function UserForm({ customerId, options, begin, save, onCancel, onSaved }: FormProps) {
  const portal = usePortal();
  const { i18n } = useTranslation('users');
  const { server, isReadOnly, languageNames } = portal;
  const queries = useQueryClient();
  const version = useRef(begin.kind === 'change' ? begin.user.version : undefined);
  const words = useEditWords();
  const siteNames = new Map(options.sites.map(({ id, name }) => [id, name]));
  const { nameOf, textOf } = useUserWords({ languageNames, siteNames });

  function keep(saved: User) {
    version.current = saved.version;
    queries.setQueryData(['user', saved.id], saved);
    void queries.invalidateQueries({ queryKey: ['users', customerId] });
    void queries.invalidateQueries({ queryKey: ['events', customerId] });
  }
  const edit = useEditForm({
    start: begin.kind === 'change' ? valuesOf(begin.user) : begin.values,
    check: faultsOf,
    words: (fault) => faultWords(i18n, fault),
    save: (values) =>
      saveOutcome({
        send: () => {
          const body = changeOf(values);
          if (begin.kind === 'create') return server(userEndpoints.createUser, { parameters: { customerId }, body });
          const parameters = { customerId, userId: begin.user.id };
          return server(userEndpoints.changeUser, { parameters, body, version: version.current });
        },
        async onSaved(saved) {
          keep(saved);
          await onSaved(saved);
        },
        theirs(current) {
          const found = userSchema.safeParse(current);
          if (!found.success) return undefined;
          keep(found.data);
          return valuesOf(found.data);
        },
        words: (problem) => problemWords(i18n, problem),
      }),
  });
  return (
    <EditFormView
      edit={edit}
      words={save === undefined ? words : { ...words, save }}
      nameOf={nameOf}
      textOf={textOf}
      onCancel={onCancel}
      isReadOnly={isReadOnly}
    >
      <UserFields
        form={edit.form}
        languageNames={languageNames}
        options={options}
        isSelf={begin.kind === 'change' && begin.user.isSelf}
      />
    </EditFormView>
  );
}
