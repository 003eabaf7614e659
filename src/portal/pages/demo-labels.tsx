import { DemoLabelsPage } from '../../tools/demo-labels/demo-labels-page.tsx';
import { NotFound } from '../shell/not-found.tsx';

export const DemoLabels = () => <DemoLabelsPage notFound={<NotFound />} />;
