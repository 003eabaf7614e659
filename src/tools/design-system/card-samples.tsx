import { okPath } from '../../ui/icon-paths.ts';
import { refreshPath } from '../../ui/more-icon-paths.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { Empty, LoadFailed, NotKept } from '../../ui/page/instead.tsx';
import { LateLoader } from '../../ui/page/late-loader.tsx';
import { TwoColumns } from '../../ui/page/page-body.tsx';
import { pumpPath } from '../../ui/controls/portal-icon-paths.ts';
import { SkeletonRows } from '../../ui/list/skeleton-rows.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Tile } from '../../ui/list/tile.tsx';
import { Tiles } from '../../ui/list/tiles.tsx';
import { FormSample } from './form-sample.tsx';
import { Sample, SampleSection } from './sample.tsx';

/** What holds contents, and what stands there when there are none. */
export function CardSamples({ title }: { title: string }) {
  return (
    <SampleSection title={title}>
      <Sample name="Tiles, Tile" isWide>
        <Tiles>
          <Tile label="Devices" value="412" href="#cards">
            at 7 sites
          </Tile>
          <Tile label="Overdue" value="9" href="#cards">
            2 of them blocked
          </Tile>
          <Tile label="Due in 30 days" value="23" />
          <Tile label="In order" value="91 %">
            <StatusWord tone="ok" icon={okPath}>
              2 % more than in October
            </StatusWord>
          </Tile>
        </Tiles>
      </Sample>
      <Sample name="TwoColumns, Card, DescriptionList" isWide>
        <TwoColumns side={<Card title="Files">None yet</Card>}>
          <Card title="Device" end={<TextLink href="#cards">Edit</TextLink>}>
            <DescriptionList
              facts={[
                { term: 'Serial number', value: <span className="code">4K7-20318-06</span> },
                { term: 'Site', value: 'Intensive care, Ward 3, room 12' },
                { term: 'Commissioned on', value: '2 Nov 2026' },
              ]}
            />
          </Card>
        </TwoColumns>
      </Sample>
      <Sample name="SkeletonRows">
        <Card isFlush>
          <SkeletonRows label="Devices are being loaded" />
        </Card>
      </Sample>
      <Sample name="LateLoader">
        <Card isFlush>
          <LateLoader label="One moment" />
        </Card>
      </Sample>
      <Sample name="Empty">
        <Card isFlush>
          <Empty icon={pumpPath} title="No devices yet" text="Scan a label on site, type one in, or import a list.">
            <Button variant="primary">New device</Button>
            <Button>Import</Button>
          </Empty>
        </Card>
      </Sample>
      <Sample name="LoadFailed">
        <Card isFlush>
          <LoadFailed title="The list could not be loaded" text="The server did not answer. Your filters are kept.">
            <Button icon={refreshPath}>Try again</Button>
          </LoadFailed>
        </Card>
      </Sample>
      <Sample name="NotKept">
        <Card isFlush>
          <NotKept title="Not on this device yet" text="Open this page once with network, then it is here without." />
        </Card>
      </Sample>
      <Sample name="FormSection, ErrorSummary" isWide>
        <FormSample />
      </Sample>
    </SampleSection>
  );
}
