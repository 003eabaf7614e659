import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import type { User } from '../../contract/user.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { UserForm } from './user-form.tsx';
import { userOptionsQuery, userQuery } from './user-queries.ts';
import { newUser } from './user-values.ts';
import { NotFound } from '../shell/not-found.tsx';

/** A new user, who is sent the mail that invites them as soon as they are saved. */
export function UserCreatePage({ customerId }: { customerId: string }) {
  const portal = usePortal();
  const { t } = useTranslation('users');
  const { server, notify, goTo } = portal;
  const queries = useQueryClient();
  const customer = useQuery({
    queryKey: ['customer', customerId],
    queryFn: () => server(customerEndpoints.readCustomer, { parameters: { customerId } }),
  });
  const options = useQuery(userOptionsQuery(server, customerId));
  const words = useViewLabels();
  const list = `/app/customers/${customerId}/users`;
  useTitle(t('create.title'));

  async function invite({ id }: User) {
    const parameters = { customerId };
    await server(userEndpoints.sendRegistrationEmail, { parameters, body: { userId: id } }).then(
      ({ sentTo }) =>
        notify({ message: t('invitation.asked', { address: sentTo }), tone: 'success', isClosable: false }),
      () => notify({ message: t('invitation.notAsked'), tone: 'warning', isClosable: true }),
    );
    void queries.invalidateQueries({ queryKey: ['user', id] });
    goTo(`${list}/${id}`, 'replace');
  }
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <AwaitedView query={customer} words={words}>
        {({ defaultLanguage, timeZone }) => (
          <AwaitedView query={options} words={words}>
            {(offered) => (
              <UserForm
                customerId={customerId}
                options={offered}
                begin={{ kind: 'create', values: newUser({ defaultLanguage, timeZone }) }}
                save={t('create.act')}
                onCancel={() => goTo(list)}
                onSaved={invite}
              />
            )}
          </AwaitedView>
        )}
      </AwaitedView>
    </PageBody>
  );
}

type EditProps = { customerId: string; userId: string };

/** Changes a user. */
export function UserEditPage({ customerId, userId }: EditProps) {
  const portal = usePortal();
  const { t } = useTranslation(['users', 'pages']);
  const query = useQuery({ ...userQuery(portal.server, { customerId, userId }), refetchOnMount: 'always' });
  const options = useQuery(userOptionsQuery(portal.server, customerId));
  const words = useViewLabels();
  const back = `/app/customers/${customerId}/users/${userId}`;
  useTitle(t('edit.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data && `${query.data.firstName} ${query.data.lastName}`} />
      <AwaitedView query={freshOf(query)} words={words}>
        {(user) => (
          <AwaitedView query={options} words={words}>
            {(offered) => (
              <UserForm
                customerId={customerId}
                options={offered}
                begin={{ kind: 'change', user }}
                onCancel={() => portal.goTo(back)}
                onSaved={() => {
                  portal.notify({ message: t('pages:edit.saved'), tone: 'success', isClosable: false });
                  portal.goTo(back, 'replace');
                }}
              />
            )}
          </AwaitedView>
        )}
      </AwaitedView>
    </PageBody>
  );
}
