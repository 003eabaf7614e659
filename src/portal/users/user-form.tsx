import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../shell/portal-context.ts';
import { useVersionedForm } from '../shell/use-versioned-form.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import { userSchema, type User, type UserOptions } from '../../contract/user.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { UserFields } from './user-fields.tsx';
import { changeOf, errorsOf, valuesOf, type UserValues } from './user-values.ts';
import { useUserLabels } from './use-user-labels.ts';

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
  const { server, languageNames } = usePortal();
  const queries = useQueryClient();
  const siteNames = new Map(options.sites.map(({ id, name }) => [id, name]));
  const { nameOf, textOf } = useUserLabels({ languageNames, siteNames });
  const user = begin.kind === 'change' ? begin.user : undefined;
  const { words, ...frame } = useVersionedForm({
    start: begin.kind === 'change' ? valuesOf(begin.user) : begin.values,
    version: user?.version,
    schema: userSchema,
    valuesOf,
    check: errorsOf,
    send(values, version) {
      const body = changeOf(values);
      if (!user) return server(userEndpoints.createUser, { parameters: { customerId }, body });
      return server(userEndpoints.changeUser, { parameters: { customerId, userId: user.id }, body, version });
    },
    keep(saved) {
      queries.setQueryData(['user', saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['users', customerId] });
      void queries.invalidateQueries({ queryKey: ['events', customerId] });
    },
    onSaved,
  });
  return (
    <EditFormView
      {...frame}
      words={save === undefined ? words : { ...words, save }}
      nameOf={nameOf}
      textOf={textOf}
      onCancel={onCancel}
    >
      <UserFields
        form={frame.edit.form}
        languageNames={languageNames}
        options={options}
        isSelf={user?.isSelf === true}
      />
    </EditFormView>
  );
}
