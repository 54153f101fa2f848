import 'virtual:mantine-variables.css';
import './mantine';
import './global.css';
import './contrast.css';
import './focus.css';
import './forced-colors.css';
