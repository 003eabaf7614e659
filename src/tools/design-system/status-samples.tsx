import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath, infoPath, okPath } from '../../ui/icon-paths.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Avatar, Logo } from '../../ui/controls/avatar.tsx';
import { Badge, StatusWord } from '../../ui/controls/badge.tsx';
import { Count } from '../../ui/controls/count.tsx';
import { Glyph } from '../../ui/controls/glyph.tsx';
import { clockPath, neverPath, overduePath, pumpPath } from '../../ui/controls/portal-icon-paths.ts';
import { ProgressBar } from '../../ui/controls/progress-bar.tsx';
import { Sample, SampleSection } from './sample.tsx';

const states: { tone: Tone; icon: string; word: string }[] = [
  { tone: 'ok', icon: okPath, word: 'Passed' },
  { tone: 'soon', icon: clockPath, word: 'In 6 days' },
  { tone: 'over', icon: overduePath, word: '27 days overdue' },
  { tone: 'bad', icon: failedPath, word: 'Failed' },
  { tone: 'idle', icon: neverPath, word: 'Never done' },
  { tone: 'info', icon: infoPath, word: 'Sending' },
];

/** What tells of a state: badge, word, number, progress. */
export function StatusSamples({ title }: { title: string }) {
  return (
    <SampleSection title={title}>
      <Sample name="Badge">
        <div className="flex flex-wrap gap-2">
          {states.map(({ tone, icon, word }) => (
            <Badge key={tone} tone={tone} icon={icon}>
              {word}
            </Badge>
          ))}
        </div>
      </Sample>
      <Sample name="StatusWord">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {states.map(({ tone, icon, word }) => (
            <StatusWord key={tone} tone={tone} icon={icon}>
              {word}
            </StatusWord>
          ))}
        </div>
      </Sample>
      <Sample name="Glyph, Avatar, Logo, Count">
        <div className="flex flex-wrap items-center gap-3">
          <Glyph icon={pumpPath} />
          <Glyph icon={lockPath} tone="bad" size="small" />
          <Glyph icon={attentionPath} tone="soon" size="large" />
          <Avatar name="Kim Sample" />
          <Logo name="Quellmoor Clinic" />
          <Count>412</Count>
          <Count isOn>3</Count>
        </div>
      </Sample>
      <Sample name="ProgressBar">
        <ProgressBar label="Import" words="124 of 412 rows" percent={30} />
        <ProgressBar label="Report" words="Being written" />
      </Sample>
    </SampleSection>
  );
}
