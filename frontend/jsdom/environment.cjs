// jsdom with quicker styles, which were half of what the web tests cost. The order matters: each part takes the place of
// something in jsdom before what uses it is loaded.
const { shareStyles } = require('./shared-styles.cjs');
const FixedJsdom = require('jest-fixed-jsdom');

module.exports = class QuickJsdom extends FixedJsdom {
  constructor(...given) {
    super(...given);
    shareStyles(this.global);
  }
};
