import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { offlinePath } from '../../ui/icon-paths.ts';
import { refreshPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { laterByTimer } from '../../ui/page/later-by-timer.ts';
import { NoticeCard, NoticeStack } from '../../ui/page/notice-stack.tsx';
import { createNotices, type NoticeWords } from '../../ui/page/notices.ts';
import { Strip } from '../../ui/page/strip.tsx';
import { Sample, SampleSection } from './sample.tsx';

const examples: NoticeWords[] = [
  { message: 'Device saved', detail: '4K7-20318-06 is now in Ward 3.', tone: 'success', isClosable: true },
  { message: 'Import is running', detail: 'You can leave this page.', tone: 'info', isClosable: false },
  {
    message: 'Two rows were skipped',
    detail: 'Their serial numbers exist already.',
    tone: 'warning',
    isClosable: true,
  },
  { message: 'Not saved', detail: 'The server did not answer. Try again.', tone: 'error', isClosable: true },
];

/** What is told: about the connection, about the page, about what has just happened. */
export function MessageSamples({ title }: { title: string }) {
  const [notices] = useState(() => createNotices(laterByTimer));
  return (
    <SampleSection title={title}>
      <Sample name="Strip">
        <div>
          <Strip tone="offline" icon={offlinePath}>
            No network. You can read, not change.
          </Strip>
          <Strip tone="info" icon={refreshPath} end={<Button isCompact>Update</Button>}>
            Version 2.5.0 is ready.
          </Strip>
        </div>
      </Sample>
      <Sample name="Banner">
        <Banner tone="idle" icon={offlinePath} title="As of Tuesday 14:05">
          <p>No network. You can read, not change.</p>
        </Banner>
        <Banner tone="soon" title="Two checks are due this week">
          <p>Both stand in Surgery, Theatre 4.</p>
        </Banner>
      </Sample>
      <Sample name="Banner: bad, over, ok">
        <Banner tone="bad" title="This device is blocked">
          <p>The last check failed. It may be used again after a repair and a passed check.</p>
        </Banner>
        <Banner tone="over" title="27 days overdue" />
        <Banner tone="ok" title="All devices of this site are in order" />
      </Sample>
      <Sample name="NoticeCard">
        {examples.map((words, id) => (
          <NoticeCard key={words.tone} notice={{ ...words, id }} close="Close" onClose={() => undefined} />
        ))}
      </Sample>
      <Sample name="NoticeStack">
        <div className="flex flex-wrap gap-2">
          {examples.map((words) => (
            <Button key={words.tone} isCompact onPress={() => notices.tell(words)}>
              {`Tell: ${words.message}`}
            </Button>
          ))}
        </div>
        <NoticeStack notices={notices} label="What has just happened" close="Close" />
      </Sample>
    </SampleSection>
  );
}
