// Before the first test file: gives the run a name, which its workers inherit.
const { nameOfRun } = require('./kept.cjs');

module.exports = nameOfRun;
