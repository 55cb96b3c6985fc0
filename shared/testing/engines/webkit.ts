import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { By, Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port';
import { findPackage } from './find-package';
import { EngineLost, leave, until, type Engine, type Tab } from './tab';

/** WebKitGTK's MiniBrowser over WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const driverPath = findPackage('webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']);
  const screenPath = findPackage('xvfb', ['/usr/bin/Xvfb']);
  const browserPath = findPackage('webkit2gtk-driver', miniBrowsers());
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${(await firstLine(screen)).trim()}`;
  const port = await freePort();
  const process_ = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A group of its own: the browser goes with its driver.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const stop = () => {
    process.removeListener('exit', stop);
    if (process_.pid) process.kill(-process_.pid, 'SIGKILL');
    screen.kill();
  };
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver answers', async () => (await fetch(`${address}/status`)).ok, { limit: 15_000 });
  const driver = await connect(address, browserPath);
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
  await driver.manage().setTimeouts({ script: 10_000 });
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  return {
    name: 'webkit',
    version,
    tabs: 1,
    openTab: async () => webkitTab(driver),
    close: async () => {
      await withinPatience(driver.quit()).catch(() => undefined);
      stop();
    },
  };
}

function webkitTab(driver: WebDriver): Tab {
  const evaluate = <Value>(expression: string) => withinPatience(driver.executeScript<Value>(`return (${expression})`));
  const goto = (address: string) => leave({ evaluate }, () => withinPatience(driver.get(address)));
  const find = (selector: string) => withinPatience(driver.findElement(By.css(selector)));
  return {
    goto,
    evaluate,
    click: async (selector) => withinPatience((await find(selector)).click()),
    type: async (selector, text) => withinPatience((await find(selector)).sendKeys(text)),
    screenshot: async () => Buffer.from(await withinPatience(driver.takeScreenshot()), 'base64'),
    close: () => goto('about:blank'),
  };
}

/** Milliseconds. Now and then the driver forgets a command while the browser changes its process. */
const patience = 25_000;

async function withinPatience<Value>(command: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EngineLost(`WebKitWebDriver gave no answer in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([command, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function connect(address: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Some of what is loaded here never comes.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

function miniBrowsers(): string[] {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({ name }) => ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`));
}

async function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (bytes: Buffer) => resolve(String(bytes)));
    child.once('exit', () => reject(new Error('Xvfb ended before it said which display it is.')));
  });
}
