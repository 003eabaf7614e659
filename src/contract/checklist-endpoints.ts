import { checklistSchema } from './checklist.ts';
import { endpoint } from './endpoint.ts';
import {
  checklistContentSchema,
  checklistsQuerySchema,
  checklistsSchema,
  checklistDetailsSchema,
  newChecklistSchema,
} from './checklist-details.ts';
import { countingTextSchema, idSchema } from './values.ts';
import { z } from './zod.ts';

const ofChecklist = z.object({ checklistId: idSchema });

/** Checklists and their versions, at the maker. */
export const checklistEndpoints = {
  readChecklists: endpoint({
    method: 'GET',
    path: '/api/checklists',
    access: 'model.read',
    summary: 'Checklists, page by page',
    query: checklistsQuerySchema,
    answer: checklistsSchema,
  }),
  createChecklist: endpoint({
    method: 'POST',
    path: '/api/checklists',
    access: 'model.write',
    summary: 'A new checklist; its first version is a draft',
    body: newChecklistSchema,
    answer: checklistDetailsSchema,
  }),
  readChecklist: endpoint({
    method: 'GET',
    path: '/api/checklists/{checklistId}',
    access: 'model.read',
    summary: 'A checklist with its draft, or its latest version',
    parameters: ofChecklist,
    answer: checklistDetailsSchema,
  }),
  changeChecklist: endpoint({
    method: 'PUT',
    path: '/api/checklists/{checklistId}',
    access: 'model.write',
    summary: 'Changes the draft, or begins one; what was published stays as it is',
    parameters: ofChecklist,
    body: checklistContentSchema,
    answer: checklistDetailsSchema,
  }),
  discardChecklistDraft: endpoint({
    method: 'DELETE',
    path: '/api/checklists/{checklistId}/draft',
    access: 'model.write',
    summary: 'Throws the draft of a next version away',
    parameters: ofChecklist,
    answer: checklistDetailsSchema,
  }),
  readKeptVersion: endpoint({
    method: 'GET',
    path: '/api/checklists/{checklistId}/versions/{version}',
    access: 'model.read',
    summary: 'One published version',
    parameters: z.object({ checklistId: idSchema, version: countingTextSchema }),
    answer: checklistSchema,
  }),
  publishChecklist: endpoint({
    method: 'POST',
    path: '/api/checklists/{checklistId}/publish',
    access: 'model.write',
    summary: 'Publishes the draft, when nothing is missing in it',
    parameters: ofChecklist,
    answer: checklistDetailsSchema,
  }),
  retireChecklist: endpoint({
    method: 'POST',
    path: '/api/checklists/{checklistId}/retire',
    access: 'model.write',
    summary: 'Takes a checklist out of use; its versions stay readable',
    parameters: ofChecklist,
    answer: checklistDetailsSchema,
  }),
} as const;
