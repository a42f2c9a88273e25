import { documentCalls } from '../../shared/documents/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { addDocument } from './add-document.ts';
import { deleteDocument } from './delete-document.ts';
import { makeDependencies } from './dependencies.ts';
import { listDocuments } from './list-documents.ts';
import { offerDocument } from './offer-document.ts';
import { openDocument } from './open-document.ts';
import { renameDocument } from './rename-document.ts';

export const handler = serve(
  documentCalls,
  { addDocument, deleteDocument, listDocuments, offerDocument, openDocument, renameDocument },
  makeDependencies,
);
