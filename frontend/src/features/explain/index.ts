export { ExplainSection } from './components/lazy-explain-section';
export { createExplainApi, type ExplainApi, type Explanation } from './explain.api';
