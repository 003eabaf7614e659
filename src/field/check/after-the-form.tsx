import { CheckReview } from './check-review.tsx';
import { DeviceNews } from './device-news.tsx';
import { DevicePicture } from './device-picture.tsx';
import { PhotoAnswer } from './photo-answer.tsx';
import { SectionOverview } from './section-overview.tsx';
import '../../ui/work.css';

/** What a check needs only once its form can be filled in: loaded beside it, so that the form does not wait. */
export const afterTheForm = { CheckReview, DeviceNews, DevicePicture, PhotoAnswer, SectionOverview };
export type AfterTheForm = typeof afterTheForm;
