/** What is written down of a visit, for those who count it. */
export {
  type NewVisit,
  readHeaders,
  readVisit,
  type VisitRecord,
  writeVisit,
} from './domain/visit/visit-record';
