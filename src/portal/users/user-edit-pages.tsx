import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import type { User } from '../../contract/user.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { UserForm } from './user-form.tsx';
import { userOptionsQuery, userQuery } from './user-queries.ts';
import { newUser } from './user-values.ts';

const isSilence = (error: unknown) => error instanceof ServerSilent;

/** A new user, who is sent the mail that invites them as soon as they are saved. */
export function UserCreatePage({ customerId, ...desk }: Desk & { customerId: string }) {
  const { t } = useTranslation('users');
  const { server, tell, goTo } = desk;
  const queries = useQueryClient();
  const customer = useQuery({
    queryKey: ['customer', customerId],
    queryFn: () => server(customerEndpoints.readCustomer, { parameters: { customerId } }),
  });
  const options = useQuery(userOptionsQuery(server, customerId));
  const words = useViewWords();
  const list = `/app/customers/${customerId}/users`;
  useTitle(t('create.title'));

  async function invite({ id }: User) {
    const parameters = { customerId };
    await server(userEndpoints.sendRegistrationEmail, { parameters, body: { userId: id } }).then(
      ({ sentTo }) => tell({ message: t('invitation.asked', { address: sentTo }), tone: 'success', isClosable: false }),
      () => tell({ message: t('invitation.notAsked'), tone: 'warning', isClosable: true }),
    );
    void queries.invalidateQueries({ queryKey: ['user', id] });
    goTo(`${list}/${id}`, 'replace');
  }
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <AwaitedView query={customer} words={words} isSilence={isSilence}>
        {({ defaultLanguage, timeZone }) => (
          <AwaitedView query={options} words={words} isSilence={isSilence}>
            {(offered) => (
              <UserForm
                {...desk}
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

type EditProps = Desk & { customerId: string; userId: string; notFound: ReactNode };

/** Changes a user. */
export function UserEditPage({ customerId, userId, notFound, ...desk }: EditProps) {
  const { t } = useTranslation(['users', 'desk']);
  const query = useQuery({ ...userQuery(desk.server, { customerId, userId }), refetchOnMount: 'always' });
  const options = useQuery(userOptionsQuery(desk.server, customerId));
  const words = useViewWords();
  const back = `/app/customers/${customerId}/users/${userId}`;
  useTitle(t('edit.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data && `${query.data.firstName} ${query.data.lastName}`} />
      <AwaitedView query={freshOf(query)} words={words} isSilence={isSilence}>
        {(user) => (
          <AwaitedView query={options} words={words} isSilence={isSilence}>
            {(offered) => (
              <UserForm
                {...desk}
                customerId={customerId}
                options={offered}
                begin={{ kind: 'change', user }}
                onCancel={() => desk.goTo(back)}
                onSaved={() => {
                  desk.tell({ message: t('desk:edit.saved'), tone: 'success', isClosable: false });
                  desk.goTo(back, 'replace');
                }}
              />
            )}
          </AwaitedView>
        )}
      </AwaitedView>
    </PageBody>
  );
}
