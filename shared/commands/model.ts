// `npm run model`
import '@portfolio/render/commands/model';
