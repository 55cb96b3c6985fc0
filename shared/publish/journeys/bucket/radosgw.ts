import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { areaPolicy } from '@portfolio/publish/hosting/edge/area-policy';
import { freePort } from '@portfolio/testing/free-port';
import type { Endpoint } from './r2-store';

const packages = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'];
const keys = { accessKeyId: 'TEAMKEY', secretAccessKey: 'TEAMSECRET' };

/** A key that may only read the bucket. */
export const reader = { accessKeyId: 'READERKEY', secretAccessKey: 'READERSECRET' };

/** The key of the area research, of a site at this prefix. */
export const areaKey = { accessKeyId: 'AREAKEY', secretAccessKey: 'AREASECRET' };
export const areaPrefix = 'keys/';

/** Installs Debian's Ceph packages if they are missing. @throws Error when that fails. */
export function installCeph(): void {
  if (packages.every((name) => spawnSync('dpkg', ['-s', name]).status === 0)) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    if (spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error(`apt-get ${args[0]} failed: test:bucket needs Debian or Ubuntu, root, and its packages.`);
}

/** Starts Ceph's object gateway, a real S3 engine, with a monitor and a store in memory, and makes the bucket "site". */
export async function startRadosgw(): Promise<Endpoint> {
  const folder = mkdtempSync(join(tmpdir(), 'radosgw-'));
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(folder, name));
  const [port, monitor] = [await freePort(), await freePort()];
  const fsid = crypto.randomUUID();
  const file = join(folder, 'ceph.conf');
  writeFileSync(file, configuration(folder, fsid, port, monitor));
  const running: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, ['-c', file, '-f', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(join(folder, `${program}.log`));
    child.stdout.pipe(log);
    child.stderr.pipe(log, { end: false });
    running.push(child);
  };
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 120_000 });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
  };
  const map = join(folder, 'run', 'monmap');
  run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `v1:127.0.0.1:${monitor}`, map);
  run('ceph-mon', '-c', file, '--mkfs', '-i', 'a', '--monmap', map);
  start('ceph-mon', '-i', 'a');
  const osd = crypto.randomUUID();
  run('ceph', '-c', file, '--connect-timeout', '100', 'osd', 'new', osd);
  run('ceph-osd', '-c', file, '-i', '0', '--mkfs', '--osd-uuid', osd);
  start('ceph-osd', '-i', '0');
  start('radosgw', '-n', 'client.rgw');
  const endpoint = `http://127.0.0.1:${port}`;
  await untilUp(endpoint);
  const user = (uid: string, { accessKeyId, secretAccessKey }: typeof keys) =>
    run(
      'radosgw-admin',
      '-c',
      file,
      '-n',
      'client.rgw',
      'user',
      'create',
      `--uid=${uid}`,
      `--display-name=${uid}`,
      `--access-key=${accessKeyId}`,
      `--secret-key=${secretAccessKey}`,
    );
  user('team', keys);
  user('reader', reader);
  user('research', areaKey);
  await makeBucket(endpoint);
  return {
    endpoint,
    ...keys,
    stop: async () => {
      const ends = running.map((child) => new Promise((ended) => child.once('close', ended)));
      for (const child of running.reverse()) child.kill('SIGKILL');
      await Promise.all(ends);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilUp(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(1000);
  }
  throw new Error('radosgw did not start within two minutes.');
}

async function makeBucket(endpoint: string): Promise<void> {
  const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1' });
  const own = areaPolicy({ bucket: 'site', prefix: areaPrefix }, 'research');
  const policy = {
    ...own,
    Statement: [
      // Ceph's users own what they write: whoever owns the bucket may not read it without this.
      {
        Effect: 'Allow',
        Principal: { AWS: ['arn:aws:iam:::user/team'] },
        Action: ['s3:*'],
        Resource: ['arn:aws:s3:::site', 'arn:aws:s3:::site/*'],
      },
      ...own.Statement.map((each) => ({ ...each, Principal: { AWS: ['arn:aws:iam:::user/research'] } })),
      {
        Effect: 'Allow',
        Principal: { AWS: ['arn:aws:iam:::user/reader'] },
        Action: ['s3:GetObject', 's3:ListBucket'],
        Resource: ['arn:aws:s3:::site', 'arn:aws:s3:::site/*'],
      },
    ],
  };
  for (const [query, body] of [
    ['', ''],
    ['?policy', JSON.stringify(policy)],
  ]) {
    const answer = await client.fetch(`${endpoint}/site${query}`, { method: 'PUT', ...(body && { body }) });
    if (!answer.ok) throw new Error(`PUT /site${query}: ${answer.status} ${await answer.text()}`);
  }
}

function configuration(folder: string, fsid: string, port: number, monitor: number): string {
  const settings = {
    fsid,
    mon_host: `v1:127.0.0.1:${monitor}`,
    mon_initial_members: 'a',
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
    auth_supported: 'none',
    ms_bind_msgr2: 'false',
    public_network: '127.0.0.0/8',
    public_addr: '127.0.0.1',
    cluster_addr: '127.0.0.1',
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    osd_pool_default_pg_num: 4,
    osd_pool_default_pgp_num: 4,
    osd_pool_default_pg_autoscale_mode: 'off',
    mon_allow_pool_size_one: 'true',
    mon_warn_on_pool_no_redundancy: 'false',
    mon_max_pg_per_osd: 1000,
    osd_crush_chooseleaf_type: 0,
    osd_objectstore: 'memstore',
    memstore_device_bytes: 1073741824,
    osd_memory_target: 939524096,
    mon_data_avail_crit: 1,
    mon_data_avail_warn: 2,
    run_dir: join(folder, 'run'),
    admin_socket: join(folder, 'run', '$name.asok'),
    log_file: join(folder, '$name.log'),
    pid_file: join(folder, 'run', '$name.pid'),
    keyring: join(folder, 'keyring'),
    mon_data: join(folder, 'mon'),
    osd_data: join(folder, 'osd'),
    osd_class_load_list: '*',
    osd_class_default_list: '*',
  };
  const gateway = {
    rgw_frontends: `beast endpoint=127.0.0.1:${port}`,
    rgw_data: join(folder, 'rgw'),
    rgw_enable_usage_log: 'false',
    rgw_thread_pool_size: 32,
    rgw_dns_name: '127.0.0.1',
  };
  const lines = (values: object) => Object.entries(values).map(([name, value]) => `${name} = ${value}`);
  return ['[global]', ...lines(settings), '[client.rgw]', ...lines(gateway), ''].join('\n');
}
