import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AwaitedView } from './awaited-view.tsx';

const words = {
  loading: 'Loading',
  again: 'Again',
  failed: { title: 'Failed', text: '' },
  notKept: { title: 'Not on this device', text: '' },
};
const silence = Object.assign(new Error('silence'), { isNetworkError: true });

function shown(query: { data?: string; isPlaceholderData?: boolean; failureReason?: Error }): string {
  const asked = { data: undefined, error: null, failureReason: null, refetch: () => Promise.reject(silence), ...query };
  return renderToStaticMarkup(
    <AwaitedView query={asked} words={words}>
      {(data) => <p>{data}</p>}
    </AwaitedView>,
  );
}

test('[OFF-5] what was seen stays in sight without network, but never as the answer to another question', () => {
  expect(shown({ data: 'devices' })).toContain('devices');
  expect(shown({ data: 'devices', failureReason: silence })).toContain('devices');
  expect(shown({ data: 'devices', isPlaceholderData: true })).toContain('devices');
  const other = shown({ data: 'devices', isPlaceholderData: true, failureReason: silence });
  expect(other).not.toContain('devices');
  expect(other).toContain('Not on this device');
});
