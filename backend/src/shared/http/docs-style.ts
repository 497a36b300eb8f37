/** Behind white letters, or as letters on white: the colours that Swagger UI brings are too pale for both. */
export const DOCS_COLORS = {
  get: '#1b5fa8',
  post: '#0b6e5e',
  put: '#8a4b00',
  delete: '#b3261e',
  patch: '#5b4a8a',
  quiet: '#54605d',
} as const;

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;

/** What the page of the API looks like otherwise than Swagger UI's own. */
export const DOCS_STYLE = [
  ...methods.map(
    (name) => `.swagger-ui .opblock.opblock-${name} .opblock-summary-method{background:${DOCS_COLORS[name]}}`,
  ),
  `.swagger-ui .info .title small{background:${DOCS_COLORS.quiet}}`,
  `.swagger-ui .info .title small.version-stamp{background:${DOCS_COLORS.post}}`,
  ...['.parameter__in', '.prop-format', '.response-control-media-type__accept-message', 'small code'].map(
    (note) => `.swagger-ui ${note}{color:${DOCS_COLORS.quiet}}`,
  ),
  `.swagger-ui .markdown code,.swagger-ui .renderedMarkdown code{color:${DOCS_COLORS.patch}}`,
  `.swagger-ui .btn.authorize{color:${DOCS_COLORS.post};border-color:${DOCS_COLORS.post}}`,
  `.swagger-ui .btn.authorize svg{fill:${DOCS_COLORS.post}}`,
].join('');
