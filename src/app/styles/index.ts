import 'virtual:mantine-variables.css';
import './mantine';
import '@fontsource-variable/source-sans-3';
import './typeface.css';
import './global.css';
import './contrast.css';
import './focus.css';
import './forced-colors.css';
