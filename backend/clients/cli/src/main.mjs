#!/usr/bin/env node
import { Linklet } from '@linklet/client';
import { mcp } from './bridge.mjs';
import { settingsOf } from './config.mjs';
import { EXIT, UsageError } from './failure.mjs';
import { exportFile, importFile, links, shorten, stats } from './friendly.mjs';
import { callByName, listOfCalls } from './generic.mjs';
import { login, logout } from './session.mjs';
import { Terminal } from './terminal.mjs';

const USAGE = `linklet <command> [--json]

  shorten <url>… | -   [--slug …] [--title …] [--domain …]
  links                [--search …] [--limit …] [--start …]
  stats <short link>   [--range …] [--timezone …]
  import <file.csv> | -
  export
  login --url <address>    reads the API token from the input
  logout
  mcp                  passes JSON-RPC between the input and the server
  help [<area>]        every other call: linklet <area> <verb> --field value

LINKLET_URL and LINKLET_TOKEN come before what login has stored.
Ends with 0, 1 when the server refused, 2 for wrong use, 3 when no answer arrived.`;

const COMMANDS = { shorten, stats, import: importFile, export: exportFile, login, logout, mcp };

function help({ terminal }, [area]) {
  const list = area === undefined ? USAGE : listOfCalls(area);
  if (list === '') throw new UsageError(`no such area: ${area}`);
  terminal.show(list, list);
}

function run(program, [name, ...args]) {
  if (name === undefined || name === '--help' || name === 'help') return help(program, args);
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name](program, args);
  const [verb, ...fields] = args;
  if (name === 'links' && (verb === undefined || verb.startsWith('--'))) return links(program, args);
  if (verb === undefined) throw new UsageError(`no such command: ${name}; linklet help lists them`);
  return callByName(program, name, verb, fields);
}

const args = process.argv.slice(2);
const { env } = process;
const terminal = new Terminal(process, args.includes('--json'));
const settings = () => {
  const found = settingsOf(env);
  terminal.secret = found.token;
  return found;
};
const program = { terminal, env, settings, linklet: () => new Linklet(settings()) };
try {
  const rest = args.filter((argument) => argument !== '--json');
  process.exitCode = (await run(program, rest)) ?? EXIT.ok;
} catch (error) {
  process.exitCode = terminal.fail(error);
}
