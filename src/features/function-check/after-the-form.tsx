import { CheckReview } from './check-review.tsx';
import { DeviceNews } from './device-news.tsx';
import '../../ui/work.css';

/** What a check needs only once its form can be filled in: loaded beside it, so that the form does not wait. */
export const afterTheForm = { CheckReview, DeviceNews };
export type AfterTheForm = typeof afterTheForm;
